import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAuthenticity, isAuthentic, resultsOfRelay } from './authentication-results.ts'

const trusted = { authserv_id: 'mx.insurer.example', domain: 'example.org' }
const is = (...fields: string[]) => isAuthentic(fields, trusted)

describe('[MSG-02] the results of the trusted relay', () => {
  it.each([
    ['OpenDMARC', 'mx.insurer.example; dmarc=pass (p=none dis=none) header.from=example.org'],
    [
      'rspamd',
      'mx.insurer.example;\r\n\tdkim=pass header.d=example.org header.s=k1 header.b=AbC+/=;\r\n\tspf=pass (mx.insurer.example: domain of a@example.org designates 192.0.2.1 as permitted sender) smtp.mailfrom=a@example.org;\r\n\tdmarc=pass (policy=none) header.from=example.org',
    ],
    ['a version', 'mx.insurer.example 1; dmarc=pass header.from=example.org'],
    ['capitals', 'MX.insurer.example; DMARC=Pass header.From=Example.org'],
    ['blanks around signs', 'mx.insurer.example ; dmarc = pass header.from = example.org'],
    ['quotes', '"mx.insurer.example"; dmarc=pass reason="all; is=well" header.from="example.org"'],
    ['comments in comments', 'mx.insurer.example (a (b) \\) c); dmarc=pass (d=e;f) header.from=example.org'],
    ['DKIM alone', 'mx.insurer.example; dkim=pass header.d=example.org'],
    ['DKIM by its identity', 'mx.insurer.example; dkim=pass header.i=@example.org'],
    ['one of two DKIM', 'mx.insurer.example; dkim=fail header.d=example.org; dkim=pass header.d=example.org'],
    ['SPF alone', 'mx.insurer.example; spf=pass smtp.mailfrom=helene@example.org'],
    ['SPF with a domain', 'mx.insurer.example; spf=pass smtp.mailfrom=example.org'],
    [
      'SPF of a rewritten sender',
      'mx.insurer.example; dkim=pass header.d=example.org; spf=pass smtp.mailfrom=bounce+a=b.org@lists.example',
    ],
    [
      'a domain whose policy nobody can read',
      'mx.insurer.example; dmarc=permerror header.from=example.org; dkim=pass header.d=example.org',
    ],
    [
      'a domain without a policy',
      'mx.insurer.example; dmarc=none header.from=example.org; dkim=pass header.d=example.org',
    ],
  ])('are believed: %s', (_name, field) => {
    expect(is(field)).toBe(true)
  })

  it.each([
    [
      'DKIM of the very domain, a policy that could not be looked up',
      'dkim=pass header.d=example.org; dmarc=temperror header.from=example.org',
    ],
    [
      'SPF of the very domain, a policy that could not be looked up',
      'spf=pass smtp.mailfrom=example.org; dmarc=temperror',
    ],
    ['a policy that could not be looked up alone', 'dmarc=temperror header.from=example.org'],
    ['a key that could not be looked up', 'dkim=temperror header.d=example.org; spf=none smtp.mailfrom=example.org'],
    ['an SPF record that could not be looked up', 'dkim=none; spf=temperror smtp.mailfrom=a@example.org; dmarc=none'],
    [
      'a key that could not be looked up, which some relays count as a failure of DMARC',
      'dkim=temperror header.d=example.org; spf=none smtp.mailfrom=example.org; dmarc=fail header.from=example.org',
    ],
  ])('are waited for: %s', (_name, results) => {
    expect(checkAuthenticity([`mx.insurer.example; ${results}`], trusted)).toBe('unsettled')
  })

  it.each([
    ['a key of another that could not be looked up', 'dkim=temperror header.d=evil.example'],
    ['a failure of DMARC beside it', 'dkim=temperror header.d=evil.example; dmarc=fail header.from=example.org'],
    [
      'nothing that holds, whatever the policy',
      'dkim=fail header.d=example.org; spf=fail smtp.mailfrom=example.org; dmarc=temperror',
    ],
    [
      'DKIM of another, whatever the policy',
      'dkim=pass header.d=evil.example; dmarc=temperror header.from=example.org',
    ],
  ])('are not waited for: %s', (_name, results) => {
    expect(checkAuthenticity([`mx.insurer.example; ${results}`], trusted)).toBe('unproven')
  })

  it.each([
    ['nothing at all', []],
    ['no result', ['mx.insurer.example; none']],
    ['another’s results', ['mx.example.org; dmarc=pass header.from=example.org']],
    ['a name that begins alike', ['mx.insurer.example.org; dmarc=pass header.from=example.org']],
    ['a version that nobody knows', ['mx.insurer.example 2; dmarc=pass header.from=example.org']],
    ['a failure', ['mx.insurer.example; dmarc=fail header.from=example.org']],
    [
      'a failure of DMARC beside DKIM',
      ['mx.insurer.example; dkim=pass header.d=example.org; dmarc=fail header.from=example.org'],
    ],
    ['another domain', ['mx.insurer.example; dmarc=pass header.from=evil.example']],
    ['no domain', ['mx.insurer.example; dmarc=pass']],
    ['DKIM of another', ['mx.insurer.example; dkim=pass header.d=evil.example']],
    ['DKIM of a domain below', ['mx.insurer.example; dkim=pass header.d=evil.example.org']],
    ['DKIM of a domain above', ['mx.insurer.example; dkim=pass header.d=org']],
    ['SPF of the greeting', ['mx.insurer.example; spf=pass smtp.helo=example.org']],
    ['SPF of another', ['mx.insurer.example; spf=pass smtp.mailfrom=a@evil.example']],
    ['another method', ['mx.insurer.example; iprev=pass policy.iprev=192.0.2.1; auth=pass smtp.auth=a@example.org']],
    [
      'a forged one below',
      [
        'mx.insurer.example; dmarc=fail header.from=example.org',
        'mx.insurer.example; dmarc=pass header.from=example.org',
      ],
    ],
    [
      'a forged one below one without a result',
      ['mx.insurer.example; none', 'mx.insurer.example; dmarc=pass header.from=example.org'],
    ],
    ['one that is a comment', ['mx.insurer.example; (dmarc=pass header.from=example.org)']],
    ['one in quotes', ['mx.insurer.example; spf=fail reason="; dmarc=pass header.from=example.org"']],
    [
      'a domain that is a value',
      ['mx.insurer.example; dmarc=pass header.from=evil.example reason=header.from=example.org'],
    ],
    ['two domains', ['mx.insurer.example; dmarc=pass header.from=example.org header.from=evil.example']],
    ['a comment without an end', ['mx.insurer.example; dmarc=pass header.from=example.org (']],
    ['a quote without an end', ['mx.insurer.example; dmarc=pass header.from="example.org']],
    ['nonsense beside it', ['mx.insurer.example; dmarc=pass header.from=example.org; = =']],
  ] as [string, string[]][])('are not: %s', (_name, fields) => {
    expect(is(...fields)).toBe(false)
  })

  it('are the topmost with its name, below those of others', () => {
    expect(is('mx.example.org; dmarc=fail', 'mx.insurer.example; dmarc=pass header.from=example.org')).toBe(true)
  })

  const [opendmarc, opendkim] = [
    'mx.insurer.example; dmarc=none (p=none dis=none) header.from=example.org',
    'mx.insurer.example;\r\n\tdkim=pass (2048-bit key; unprotected) header.d=example.org header.i=@example.org header.a=rsa-sha256 header.s=s header.b=AbC',
  ]

  it.each([
    ['OpenDMARC on top of OpenDKIM', [opendmarc, opendkim]],
    [
      'the same, and SPF of a third',
      [opendmarc, opendkim, 'mx.insurer.example; spf=softfail smtp.mailfrom=a@bounce.example'],
    ],
    [
      'two signatures, of which one could not be looked up',
      [opendkim, 'mx.insurer.example; dkim=temperror header.d=example.org'],
    ],
  ])('are believed together: %s', (_name, fields) => {
    expect([is(...fields), is(...fields.toReversed())]).toEqual([true, true])
  })

  it.each([
    ['DKIM that holds and does not', [opendkim, 'mx.insurer.example; dkim=fail header.d=example.org']],
    [
      'SPF that passes and does not',
      [
        'mx.insurer.example; spf=fail smtp.mailfrom=example.org',
        'mx.insurer.example; spf=pass smtp.mailfrom=example.org',
      ],
    ],
    ['a policy that is met and is not there', [opendmarc, 'mx.insurer.example; dmarc=pass header.from=example.org']],
    ['a failure of DMARC', [opendkim, 'mx.insurer.example; dmarc=fail header.from=example.org']],
    ['one that nobody can read', [opendkim, 'mx.insurer.example; dmarc=fail header.from="example.org']],
    ['one that looked at nothing', [opendkim, 'mx.insurer.example; none']],
    ['one half of another’s name', [opendmarc, opendkim.replace('mx.insurer', 'mx.other')]],
  ])('are refused where they contradict each other: %s', (_name, fields) => {
    expect([is(...fields), is(...fields.toReversed())]).toEqual([false, false])
  })

  it('are those above the first Received, and the topmost alone below it', () => {
    const received = {
      key: 'received',
      value: 'from mail.example.org by mx.insurer.example (Postfix) with ESMTPS id 4B',
    }
    const result = (value: string) => ({ key: 'authentication-results', value })
    const forged = result('mx.insurer.example; dkim=pass header.d=example.org')
    const another = result('mail.example.org; dkim=pass header.d=example.org')
    const of = (...head: { key: string; value: string }[]) => resultsOfRelay(head, 'MX.insurer.example')
    expect(of(result(opendmarc), another, result(opendkim), received, forged)).toEqual([opendmarc, opendkim])
    // OpenDKIM removes the wrong ones of several that arrive, and writes none for a mail without a signature.
    expect(of(received, result(opendmarc), forged, received)).toEqual([opendmarc])
    expect(of(another, received, result(opendmarc), forged)).toEqual([opendmarc])
    expect(of(result(opendmarc), forged)).toEqual([opendmarc])
    expect(of(another, received)).toEqual([])
  })

  it('are no believed ones of a server that does not name itself', () => {
    // Microsoft 365 writes so, and whoever sends may.
    expect(
      is(
        'spf=pass (sender IP is 192.0.2.1) smtp.mailfrom=example.org; dkim=pass header.d=example.org;dmarc=pass action=none header.from=example.org;compauth=pass reason=100',
      ),
    ).toBe(false)
  })

  it('never let a part of a mail’s own speak for the relay', () => {
    // What a stranger can bring into the field: the comment of a result, or a quoted value.
    fc.assert(
      fc.property(fc.string(), (text) => {
        const quoted = text.replaceAll(/["\\]/g, '')
        expect(is(`mx.insurer.example; dmarc=fail reason="${quoted}" header.from=example.org`)).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(is(text)).toBe(false)
      }),
    )
  })

  it.each(['(', '"', '=', ';', 'a=', '\\', ' ', '()'])('are read in time proportional to the field: %j', (bit) => {
    const began = performance.now()
    is(`mx.insurer.example; ${bit.repeat(200_000 / bit.length)}`)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
