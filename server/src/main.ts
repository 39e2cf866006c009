import { start } from './main.mjs'

// As `main.mjs`, for who still names this file; what takes its types away is loaded with it.
await start()
