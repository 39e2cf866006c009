import { expect, it } from 'vitest'
import { dispositionName } from './download.ts'

const named: [header: string | null, name: string][] = [
  ['attachment; filename="coussinet-cgv-412703584-20261120.pdf"', 'coussinet-cgv-412703584-20261120.pdf'],
  ['attachment; filename=coussinet-cgv.pdf', 'coussinet-cgv.pdf'],
  ['attachment;filename = "a.pdf" ; size=3', 'a.pdf'],
  ['ATTACHMENT; FILENAME="A.PDF"', 'A.PDF'],
  ['filename="a.pdf"', 'a.pdf'],
  ['attachment; filename="le \\"petit\\" relevé.pdf"', 'le "petit" relevé.pdf'],
  ['attachment; filename="a; b=c.pdf"', 'a; b=c.pdf'],
  ['attachment; name="filename=wrong.pdf; filename=worse.pdf"; filename="right.pdf"', 'right.pdf'],
  [`attachment; filename="releve.pdf"; filename*=UTF-8''relev%C3%A9%20annuel%20%E2%82%AC.pdf`, 'relevé annuel €.pdf'],
  [`attachment; filename*=utf-8'fr'relev%C3%A9.pdf; filename="releve.pdf"`, 'relevé.pdf'],
  [`attachment; filename*=iso-8859-1''relev%E9.pdf`, 'relevé.pdf'],
  [`attachment; filename*=UTF-8''%ff%fe.pdf; filename="kept.pdf"`, 'kept.pdf'],
  [`attachment; filename*=koi8-r''%C1.pdf; filename="kept.pdf"`, 'kept.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\Windows\\\\a.pdf"', 'a.pdf'],
  [`attachment; filename*=UTF-8''..%2F..%2Fsecret.pdf`, 'secret.pdf'],
  ['attachment; filename="a\u0000\u202e.pdf"', 'a.pdf'],
]

it.each(named)('[CON-04] %s names %s', (header, name) => {
  expect(dispositionName(header)).toBe(name)
})

const nameless = [
  null,
  '',
  'attachment',
  'inline',
  'attachment; filename',
  'attachment; filename=""',
  'attachment; filename="  "',
  'attachment; filename=".."',
  `attachment; filename*=UTF-8''`,
  'attachment; filename="folder/"',
]

it.each(nameless.map((header) => [header]))('[CON-04] %s leaves document.pdf', (header) => {
  expect(dispositionName(header)).toBe('document.pdf')
})
