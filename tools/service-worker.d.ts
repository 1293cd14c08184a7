// What the server puts before the service worker.
declare const ROOT: string;
declare const EDITION: string;
declare const CACHED: string[];
