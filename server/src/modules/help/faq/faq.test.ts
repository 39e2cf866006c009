import { listFaqs, listFaqTags, voteOnQuestion } from '@coussinet/contract/faq.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests()
let helene: TestMember
let giulia: TestMember
beforeAll(async () => {
  helene = await aMember(portal)
  giulia = await aMember(portal, { locale: 'it', country: 'IT' })
})

const asked = async (query: { tag?: string; q?: string }, as = helene) =>
  (await portal.call(listFaqs, { as, query })).body.data
const ids = async (query: { tag?: string; q?: string }, as = helene) => (await asked(query, as)).map(({ id }) => id)

describe('the questions', () => {
  it('[SUP-04] come in the member’s language, with the label of their first tag', async () => {
    const french = await asked({})
    expect(french).toHaveLength(46)
    expect(french[1]).toMatchObject({
      id: 'faq-02',
      subject: 'Remboursements',
      question: 'Quels documents dois-je joindre\u00a0?',
      tags: ['refunds', 'documents'],
      useful: null,
    })
    const italian = await asked({}, giulia)
    expect(italian.map(({ id }) => id)).toEqual(french.map(({ id }) => id))
    expect(italian[10]).toMatchObject({
      id: 'faq-11',
      subject: 'Coperture',
      question: 'Che cos’è il periodo di carenza?',
    })
  })

  it('[SUP-04] are filtered by tag; one that does not exist has none', async () => {
    expect(await ids({ tag: 'animals' })).toEqual(['faq-24', 'faq-28', 'faq-32', 'faq-33', 'faq-46'])
    expect(await ids({ tag: 'documents' })).toEqual(['faq-02', 'faq-03', 'faq-04', 'faq-19', 'faq-45', 'faq-46'])
    expect(await ids({ tag: 'weather' })).toEqual([])
    expect(await ids({ tag: 'constructor' })).toEqual([])
  })

  it('[SUP-04] have tags with how many bear each', async () => {
    const { data } = (await portal.call(listFaqTags, { as: helene })).body
    expect(data.find(({ id }) => id === 'animals')).toEqual({ id: 'animals', label: 'Mes animaux', count: 5 })
    for (const { id, count } of data) expect(await ids({ tag: id })).toHaveLength(count)
    expect((await portal.call(listFaqTags, { as: giulia })).body.data.map(({ label }) => label)).toContain(
      'Presenta un amico',
    )
  })

  it('[SUP-04][SPO-05] are answered as it is in the member’s country, whatever the language', async () => {
    const answer = async (id: string, as: TestMember) => (await asked({}, as)).find((one) => one.id === id)?.answer
    const ofRome = await aMember(portal, { locale: 'fr', country: 'IT' })
    const ofLyon = await aMember(portal, { locale: 'it', country: 'FR' })
    expect(await answer('faq-26', helene)).toMatch(/pendant une offre, un gain tiré au sort de 25\u00a0€ à 200\u00a0€/)
    expect(await answer('faq-26', ofLyon)).toMatch(/estratto a sorte da 25\u00a0€ a 200\u00a0€/)
    expect(await answer('faq-26', giulia)).toMatch(/riceve 25\u00a0€ per ogni amico/)
    for (const as of [giulia, ofRome]) expect(await answer('faq-26', as)).not.toContain('200')
    expect(await answer('faq-27', ofLyon)).not.toMatch(/45 giorni|Arbitro/)
    expect(await answer('faq-27', ofRome)).toContain('Arbitro Assicurativo')
    const ofLiege = await aMember(portal, { locale: 'fr-BE', country: 'BE' })
    expect(await answer('faq-36', ofLiege)).toContain('pendant 3 ans')
    expect(await answer('faq-36', giulia)).toContain('per 2 anni')
    for (const as of [helene, giulia]) for (const one of await asked({}, as)) expect(one.answer).not.toMatch(/[{}]/)
  })

  it('[SUP-04] say how long the links live that are mailed', async () => {
    const [french] = await asked({ q: 'Mot de passe oublié' })
    expect(french?.answer).toMatch(/Mot de passe oublié.*30\u00a0minutes.*Première connexion.*24\u00a0heures/)
    const [italian] = await asked({ q: 'Password dimenticata' }, giulia)
    expect(italian?.answer).toMatch(/Password dimenticata.*30 minuti.*Primo accesso.*24 ore/)
  })

  it('[SUP-04][FIND-01] are found by words, within a tag too', async () => {
    expect((await ids({ q: 'délai de carense' }))[0]).toBe('faq-11')
    expect((await ids({ q: 'franchigie' }, giulia))[0]).toBe('faq-13')
    expect((await ids({ q: 'parrainer' }))[0]).toBe('faq-26')
    expect((await ids({ q: 'invitare amici' }, giulia))[0]).toBe('faq-26')
    expect((await ids({ q: 'quittance' }))[0]).toBe('faq-20')
    expect(await ids({ q: 'documents', tag: 'contract' })).toContain('faq-19')
    expect(await ids({ q: 'documents', tag: 'sponsorship' })).toEqual([])
    expect(await ids({ q: 'xyzzyx' })).toEqual([])
    expect(await ids({ q: '  ' })).toHaveLength(46)
    expect((await portal.call(listFaqs, { as: helene, query: { q: 'a'.repeat(201) } })).status).toBe(422)
  })
})

describe('a vote', () => {
  const vote = (as: TestMember, question: string, useful: boolean) =>
    portal.call(voteOnQuestion, { as, params: { question }, body: { useful } })
  const useful = async (as: TestMember) => (await asked({ tag: 'animals' }, as))[0]?.useful

  it('[SUP-04] is the member’s own, and the later one stands', async () => {
    expect((await vote(helene, 'faq-24', true)).status).toBe(204)
    expect([await useful(helene), await useful(giulia)]).toEqual([true, null])
    expect((await vote(helene, 'faq-24', false)).status).toBe(204)
    expect((await vote(giulia, 'faq-24', true)).status).toBe(204)
    expect([await useful(helene), await useful(giulia)]).toEqual([false, true])
    expect(
      await portal.db.selectFrom('faq_votes').selectAll().where('member_id', '=', helene.member_id).execute(),
    ).toHaveLength(1)
  })

  it('on a question that does not exist is not found', async () => {
    for (const question of ['faq-99', '__proto__', 'faq-24 '])
      expect((await vote(helene, question, true)).status).toBe(404)
  })
})
