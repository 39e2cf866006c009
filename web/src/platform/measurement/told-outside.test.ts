import { describe, expect, it } from 'vitest'
import { toldOutside } from './told-outside.ts'

describe('[OBS-01] [OBS-02] [SEC-54] what the tag manager is told', () => {
  it('has the salted hash in place of the customer number', () => {
    const context = { event: 'user_context', nevg: '412703584', country: 'FR', language: 'fr' }
    expect(toldOutside(context, 'hash')).toEqual({
      event: 'user_context',
      country: 'FR',
      language: 'fr',
      member_hash: 'hash',
    })
    expect(toldOutside({ ...context, nevg: 'guest', country: '' }, null)).toEqual({
      event: 'user_context',
      language: 'fr',
    })
  })

  it('has patterns and words alone', () => {
    expect(toldOutside({ event: 'page_view', page: '/refunds/$id', language: 'it', title: 'Mimosa' }, 'hash')).toEqual({
      event: 'page_view',
      page: '/refunds/$id',
      language: 'it',
    })
    expect(toldOutside({ event: 'page_view', page: '/refunds/412703584', language: 'it' }, null)).toEqual({
      event: 'page_view',
      language: 'it',
    })
    expect(toldOutside({ event: 'download_document', document_type: 'receipt', name: 'x' }, 'hash')).toEqual({
      event: 'download_document',
      document_type: 'receipt',
    })
  })

  it('knows no other event', () => {
    expect(toldOutside({ event: 'typed', text: 'Mimosa' }, 'hash')).toBeNull()
    expect(toldOutside({ event: 'constructor' }, 'hash')).toBeNull()
  })
})
