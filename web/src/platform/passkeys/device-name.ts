// The first that fits: an iPad says Macintosh too, an Android phone says Linux.
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
]

const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const firstIn = (known: readonly [RegExp, string][], agent: string) => known.find(([sign]) => sign.test(agent))?.[1]

/** What a member would call this device, from the browser's user agent: `iPhone, Safari`; empty when neither part is known. */
export function deviceName(user_agent: string): string {
  return [firstIn(systems, user_agent), firstIn(browsers, user_agent)].filter((part) => part !== undefined).join(', ')
}
