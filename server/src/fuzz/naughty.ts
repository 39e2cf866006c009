const esc = '\u001b'

/** Texts that have broken programs, a few of each kind. */
export const naughtyTexts: readonly string[] = [
  // nothing, and what is no text
  '', ' ', '\0', 'a\0b', '\ud800', 'a\udfffb', '\ufffe', '\uffff', '\ufeff', '\u0001\u001f\u007f', `${esc}[31mred`, '\r\n', 'a\r\nSet-Cookie: x=1', '\t\v\f', '\u0085\u2028\u2029',
  // what reads like something else
  'null', 'undefined', 'true', 'NaN', '-0', '0', '-1', '1e309', '0x10', '1_000', '9007199254740993', '99999999999999999999999999', '٣', '１２３', 'Infinity', '[]', '{}', '[object Object]', '__proto__', 'constructor', 'toString', 'hasOwnProperty',
  // other scripts and directions, composed and decomposed, letters that change length with case
  'Ω≈ç√∫', 'Hélène', 'He\u0301le\u0300ne', 'ß', 'İ', 'ﬃ', '社會科學院', 'مرحبا', '\u202eevil\u202c', '\u200b\u200d\u2060', '😀👩‍👩‍👧‍👦🇫🇷', 'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G', '\u00a0', 'ſtatus',
  // what a database reads
  "' or 1=1 --", "'; drop table members; --", '" or ""="', "\\' or 1=1", '%', '_', '%_%', '\\', "1' and pg_sleep(5)--", '$1', '${1}', ':name', '{1,2}', "E'\\x00'",
  // what a page, a template, a shell, a mail or a table reads
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "javascript:alert('1')", '{{7*7}}', '${7*7}', '#{7*7}', '<%= 7*7 %>', '#set text(fill: red)', '#read("/etc/passwd")', '$(id)', '`id`', '| id', '=1+1', '@SUM(1)', '-2+3', 'a@b.example\r\nBcc: c@d.example', '%s%s%s%n', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
  // addresses, names of files, dates
  '../../../etc/passwd', '..%2f..%2f', 'C:\\CON', 'file:///etc/passwd', 'http://169.254.169.254/', '//evil.example', 'nul.txt', '2026-02-30', '0000-00-00', '9999-12-31', '-000001-01-01', '10000-01-01', '2026-11-20T25:61:61Z', '00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', 'FR7630006000011234567890189', 'a@b', '+33000000000',
  // too much of it
  'x'.repeat(10_000), '(a+)+$'.repeat(300), 'a'.repeat(5000).concat('!'), '\u0301'.repeat(3000), '1'.repeat(4000), ' '.repeat(4000), 'é'.repeat(70_000),
]

/** The same as values of other kinds, and shapes that nobody expects. */
export const naughtyValues: readonly unknown[] = [
  null, true, false, 0, -1, 1.5, 1e308, -1e-308, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, [], {}, [[]], [null], [{}], { a: { b: { c: {} } } }, Array.from({ length: 300 }, () => 'x'), { length: 1e9 }, { toString: 'x' }, deep(15), deep(3000),
]

function deep(levels: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}

/** Bodies that are no JSON, or hardly. */
export const naughtyBodies: readonly Buffer[] = [
  '', ' ', 'null', '[]', '"x"', '1', 'true', '{', '{"a":}', '{"a":1,"a":2}', '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '{"a":"\\ud800"}', '{"a":"\\u0000"}', '\ufeff{}', "{'a':1}", '{"a":1}{"b":2}', `${'['.repeat(5000)}${']'.repeat(5000)}`, '{"a":1e400}', 'a=1&b=2', '<a/>', `{"a":"${'x'.repeat(20_000)}"}`,
].map((text) => Buffer.from(text)).concat([Buffer.from([0xff, 0xfe, 0x7b, 0x00]), Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]), Buffer.from([0xed, 0xa0, 0x80]), Buffer.alloc(64), Buffer.from([0x1f, 0x8b, 8, 0])])
