import { expect, it } from 'vitest'
import { asModule } from './lean-react.ts'

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

it('a file that sets each name once becomes a module of constants, which may be left out one by one', () => {
  expect(
    lines(
      asModule(`
      var React = require("react"),
        ReactDOM = require("react-dom");
      function is(a) { return React.useRef(a) }
      exports.is = is;
      exports.version = "1";`),
    ),
  ).toEqual([
    'import * as React from "react";',
    'import * as ReactDOM from "react-dom";',
    'function is(a) { return React.useRef(a) }',
    'const exports_is = is;',
    'const exports_version = "1";',
    'export { exports_is as is, exports_version as version };',
  ])
})

it('a name that is set in several places, or read by the file itself, is a variable', () => {
  expect(
    lines(
      asModule(`
      exports.now = void 0;
      if (performance) exports.now = () => performance.now();
      exports.tell = () => exports.now();`),
    ),
  ).toEqual([
    'var exports_now;',
    'exports_now = void 0;',
    'if (performance) exports_now = () => performance.now();',
    'const exports_tell = () => exports_now();',
    'export { exports_now as now, exports_tell as tell };',
  ])
})

it('a member of a required module is read of it; a form that is not known is refused', () => {
  expect(asModule('var inner = require("react").inner;\nexports.c = () => inner.c;')).toContain(
    'import * as required from "react";',
  )
  expect(asModule('var inner = require("react").inner;\nexports.c = () => inner.c;')).toContain(
    'var inner = required.inner;',
  )
  expect(() => asModule('exports["odd"] = 1;')).toThrow('another form')
})
