import { endpoint } from '@coussinet/contract/endpoint.ts'
import { id } from '@coussinet/contract/fields/fields.ts'
import { ProblemBody } from '@coussinet/contract/problem.ts'
import { code, Signature, type SignatureMode, Signing } from '@coussinet/contract/signatures.ts'
import cookie from '@fastify/cookie'
import * as z from 'zod/mini'
import { verifyPassword } from '#modules/accounts/session/reauthentication.ts'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import { hash } from '#platform/crypto/keys.ts'
import { acceptJson } from '#platform/http/json-body.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { sentMails, sentSms } from '#testing/outgoing/sent-mails.ts'
import type { SignedIn, TestPortal } from '#testing/start-portal.ts'
import { openApp } from '../../../app.ts'
import { confirmCode } from '../confirm-code.ts'
import { sendCode } from '../send-code.ts'
import type { Signable, SignatureProof, SignedSubject } from '../subject.ts'

const member = { access: 'member', permission: 'payment-methods:write' } as const

const sign = endpoint({
  name: 'sign',
  method: 'POST',
  path: '/things/{id}/signatures',
  summary: 'Sends a code',
  ...member,
  idempotent: true,
  params: z.object({ id }),
  body: Signing,
  answer: { status: 201, body: Signature },
})

const confirm = endpoint({
  name: 'confirm',
  method: 'POST',
  path: '/things/{id}/signatures/{signature_id}/confirm',
  summary: 'Signs',
  ...member,
  idempotent: true,
  params: z.object({ id, signature_id: id }),
  body: z.strictObject({ code }),
  answer: { status: 200, body: z.object({ settled: z.int() }) },
})

/** Subject that the stage lets be signed, and its outcome. */
export type Thing = {
  member_id: string
  subject: SignedSubject
  open: boolean
  awaited: number
  settled: SignatureProof[]
  breaks: boolean
}

const Confirmed = z.object({ settled: z.int() })
type CallResult<T> = { status: number; body: T | null; problem: ProblemBody | null; retry_after: number }
type Headers = Record<string, string>

/** The two calls of a signature over things that exist in memory alone, in front of the real portal. */
export async function openStage({ platform, db }: TestPortal) {
  const things = new Map<string, Thing>()
  const signable: Signable = {
    kinds: ['mandate', 'refund_account'],
    async find(_db, member_id, thing_id) {
      const thing = things.get(thing_id)
      if (thing?.member_id !== member_id) return undefined
      if (!thing.open) throw problem('conflict')
      return { ...thing.subject }
    },
    async awaitCode(_db, _member_id, subject) {
      const thing = things.get(subject.id)
      if (thing) thing.awaited += 1
    },
    async settle(tx, _platform, subject, signed) {
      const thing = things.get(subject.id)
      await tx.audit('thing.settled', { subject_id: subject.id })
      if (thing?.breaks) throw new Error('The power is cut.')
      thing?.settled.push(signed)
      if (thing) thing.open = false
    },
  }
  const app = openApp({ logger: false }, [])
  await serveThings(app, platform, signable, things)

  async function call<T>(
    schema: { parse(value: unknown): T },
    url: string,
    as: SignedIn,
    payload: object,
    headers: Headers,
  ): Promise<CallResult<T>> {
    const response = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${as.access_token}`, 'user-agent': 'Firefox/153', ...headers },
    })
    const read: unknown = JSON.parse(response.body)
    const fails = response.statusCode >= 400
    return {
      status: response.statusCode,
      body: fails ? null : schema.parse(read),
      problem: fails ? ProblemBody.parse(read) : null,
      retry_after: Number(response.headers['retry-after'] ?? Number.NaN),
    }
  }

  return {
    signable,
    aThing(member_id: string, subject: Partial<SignedSubject> = {}): Thing {
      const thing_id = newId()
      const whole: SignedSubject = {
        kind: 'mandate',
        id: thing_id,
        text_sha256: hash(thing_id),
        text_version: '2026-11',
        paper_sha256: hash('paper'),
        contact: null,
        name: 'CSN-900000001-001',
        iban: 'FR39 **** **** 2A23',
        ...subject,
      }
      const thing = { member_id, subject: whole, open: true, awaited: 0, settled: [], breaks: false }
      things.set(thing_id, thing)
      return thing
    },
    send: (
      as: SignedIn,
      { subject }: Pick<Thing, 'subject'>,
      mode: SignatureMode = 'email',
      {
        headers = {},
        ...body
      }: { headers?: Headers; sha256?: string; current_password?: string; recipient?: string } = {},
    ) =>
      call(
        Signature,
        `/things/${subject.id}/signatures`,
        as,
        { mode, sha256: subject.text_sha256.toString('hex'), ...body },
        headers,
      ),
    confirm: (
      as: SignedIn,
      { subject }: Pick<Thing, 'subject'>,
      signature_id: string,
      typed: string,
      headers: Headers = {},
    ) => call(Confirmed, `/things/${subject.id}/signatures/${signature_id}/confirm`, as, { code: typed }, headers),
    evidenceOf: (member_id: string) =>
      db.selectFrom('evidence').selectAll().where('member_id', '=', member_id).orderBy('position').execute(),
    close: () => app.close(),
  }
}
export type SignableStage = Awaited<ReturnType<typeof openStage>>

async function serveThings(
  app: App,
  platform: Platform,
  signable: Signable,
  things: Map<string, Thing>,
): Promise<void> {
  acceptJson(app)
  await app.register(cookie)
  await app.register(async (api) => {
    route(api, platform, sign, ({ member: caller, params, body, request, transact }) =>
      sendCode(platform, caller, { signable, id: params.id, asked: body, request, transact, verifyPassword }),
    )
    route(api, platform, confirm, ({ member: caller, params, body, request, transact }) =>
      confirmCode(platform, caller, {
        signable,
        ...params,
        code: body.code,
        request,
        transact,
        answer: async () => ({ settled: things.get(params.id)?.settled.length ?? 0 }),
      }),
    )
  })
  await app.ready()
}

/** The codes written to a member so far, oldest first, with where they went. */
export async function codesTo(portal: TestPortal, member_id: string): Promise<{ to: string; code: string }[]> {
  const mails = (await sentMails(portal, member_id)).map(({ to, letter }) => ({
    to,
    text: letter.facts?.[0]?.value ?? '',
  }))
  const sms = (await sentSms(portal, member_id)).map(({ to, text }) => ({ to, text }))
  return [...mails, ...sms].map(({ to, text }) => ({ to, code: text.slice(0, 7).replace(' ', '') }))
}

export const wrongCode = (right: string, step = 1) => String((Number(right) + step) % 1_000_000).padStart(6, '0')
