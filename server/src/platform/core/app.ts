import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

export type Log = FastifyBaseLogger
export type App = FastifyInstance
