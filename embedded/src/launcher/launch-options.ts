/** The choices that `embedded/start.mjs` hands over. */
export interface LaunchOptions {
  /** Restart on changes, and serve the web client through Vite. */
  dev: boolean;
  /** Run the embedded document store with NODE_ENV=production all the same. */
  forceProduction: boolean;
  /** Path of redis-server or valkey-server; needed unless REDIS_URL is set. */
  redisServer?: string | undefined;
}
