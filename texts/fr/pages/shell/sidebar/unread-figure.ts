import { plural } from '@coussinet/contract/domain/grammar.ts'

export const words = { unread: (count: number) => plural(count, `, ${count} non lue`, `, ${count} non lues`, 'fr') }
