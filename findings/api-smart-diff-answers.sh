#!/usr/bin/env bash
# api-smart-diff 1.0.6 compares two OpenAPI documents and marks each difference as breaking or not. It knows that requests
# and answers differ, and reverses its verdict for answers. For two changes that is wrong: an answer's field whose type
# changes from string to integer is "non-breaking", and so is an answer's field that is gone. The same two changes of a
# field that a client sends: the other type is "breaking", the field that is gone (of an object that allows no others) is not.
source "$(dirname "$0")/setup.sh" api-smart-diff@1.0.6
cat >compare.mjs <<'JS'
import { apiCompare } from 'api-smart-diff'

const content = (properties) => ({
  content: { 'application/json': { schema: { type: 'object', properties, additionalProperties: false } } },
})
const document = ({ sent = {}, answered = {} }) => ({
  openapi: '3.0.3',
  info: { title: 'Visits', version: '1' },
  paths: {
    '/visits': {
      post: { requestBody: content(sent), responses: { 200: { description: 'A visit', ...content(answered) } } },
    },
  },
})
const text = { type: 'string' }
const number = { type: 'integer' }
const changes = {
  'answer, other type': [{ answered: { weight: text } }, { answered: { weight: number } }],
  'answer, field gone': [{ answered: { weight: text, name: text } }, { answered: { name: text } }],
  'request, other type': [{ sent: { weight: text } }, { sent: { weight: number } }],
  'request, field gone': [{ sent: { weight: text, name: text } }, { sent: { name: text } }],
}
for (const [name, [before, after]] of Object.entries(changes)) {
  const { diffs } = apiCompare(document(before), document(after))
  console.log(`${name}: ${diffs.map(({ type }) => type).join(', ')}`)
}
JS

expected='answer, other type: non-breaking
answer, field gone: non-breaking
request, other type: breaking
request, field gone: non-breaking'
seen=$(node compare.mjs)
echo "$seen"
[ "$seen" = "$expected" ] || { echo 'CHANGED: api-smart-diff marks these changes otherwise now.' >&2; exit 1; }
