import { PDFArray, PDFName, PDFStream } from '@cantoo/pdf-lib'
import {
  aName,
  dict,
  either,
  type KnownKeys,
  list,
  named,
  NO_KEYS,
  plain,
  plainKeys,
  type KeyRule,
  stream,
  text,
} from './known-keys.ts'

// The keys that ISO 32000 defines for drawing a page, without descriptive ones: Metadata, PieceInfo, OPI, Alternates,
// LastModified, Measure, AF, StructParent and private keys are dropped everywhere.

const content = stream(() => NO_KEYS, 'content')

const functionRule: KeyRule = (object, walk) =>
  either(
    dict(() => FUNCTION),
    stream(() => FUNCTION),
    aName,
  )(object, walk)
const FUNCTION: KnownKeys = {
  ...plainKeys('FunctionType Domain Range Size BitsPerSample Order Encode Decode C0 C1 N Bounds'),
  Functions: list((object, walk) => functionRule(object, walk)),
}
const functions = either(functionRule, list(functionRule))

const PROFILE: KnownKeys = { N: plain, Range: plain, Alternate: (object, walk) => colourSpace(object, walk) }
const COLOUR_PARAMETERS = plainKeys('WhitePoint BlackPoint Gamma Matrix Range')

/** A name, or a list of a family and its parameters: profiles, alternates, tint functions and colour tables. */
const colourSpace: KeyRule = (object, walk) => either(aName, list(colourPart))(object, walk)
const COLOUR_OR_FUNCTION: KnownKeys = { ...FUNCTION, ...COLOUR_PARAMETERS }

const colourPart: KeyRule = (object, walk) => {
  if (object instanceof PDFArray) return colourSpace(object, walk)
  if (object instanceof PDFStream) {
    const isFunction = object.dict.has(PDFName.of('FunctionType'))
    const isProfile = object.dict.has(PDFName.of('N'))
    return (isFunction ? functionRule : isProfile ? stream(() => PROFILE, 'profile') : stream(() => NO_KEYS))(
      object,
      walk,
    )
  }
  return either(
    plain,
    text,
    dict(() => COLOUR_OR_FUNCTION),
  )(object, walk)
}
const GROUP: KnownKeys = { ...plainKeys('Type S I K'), CS: colourSpace }

const STATES: KnownKeys = {
  View: dict(() => plainKeys('ViewState')),
  Print: dict(() => plainKeys('Subtype PrintState')),
  Export: dict(() => plainKeys('ExportState')),
}
const layer: KeyRule = dict(() => LAYER)
const layers: KeyRule = either(layer, list(layer))
const expression: KeyRule = (object, walk) => either(aName, layer, list(expression))(object, walk)
const LAYER: KnownKeys = {
  ...plainKeys('Type P Intent'),
  Name: text,
  OCGs: layers,
  VE: expression,
  Usage: dict(() => STATES),
}

const LAYER_USE: KnownKeys = { ...plainKeys('Event Category'), OCGs: layers }
const LAYER_CHOICE: KnownKeys = {
  ...plainKeys('BaseState Intent'),
  ON: layers,
  OFF: layers,
  AS: list(dict(() => LAYER_USE)),
}
export const LAYERS: KnownKeys = { OCGs: layers, D: dict(() => LAYER_CHOICE) }

const image: KeyRule = stream(() => IMAGE, 'image')
const IMAGE: KnownKeys = {
  ...plainKeys('Type Subtype Width Height BitsPerComponent Intent ImageMask Decode Interpolate SMaskInData Matte'),
  ColorSpace: colourSpace,
  Mask: (object, walk) => either(plain, image)(object, walk),
  SMask: (object, walk) => image(object, walk),
  OC: layer,
}

const FORM: KnownKeys = {
  ...plainKeys('Type Subtype FormType BBox Matrix'),
  Resources: (object, walk) => resources(object, walk),
  Group: dict(() => GROUP),
  OC: layer,
}

const form: KeyRule = stream(() => FORM, 'content')
const drawn: KeyRule = (object, walk) => {
  if (!(object instanceof PDFStream)) return false
  const subtype = object.dict.lookup(PDFName.of('Subtype'))
  if (subtype === PDFName.of('Image')) return image(object, walk)
  return subtype === PDFName.of('Form') && form(object, walk)
}

const SHADING: KnownKeys = {
  ...plainKeys(
    'ShadingType Background BBox AntiAlias Coords Domain Extend Matrix BitsPerCoordinate BitsPerComponent BitsPerFlag',
  ),
  ...plainKeys('VerticesPerRow Decode'),
  ColorSpace: colourSpace,
  Function: functions,
}
const shading = either(
  dict(() => SHADING),
  stream(() => SHADING),
)

const PATTERN: KnownKeys = {
  ...plainKeys('Type PatternType PaintType TilingType BBox XStep YStep Matrix'),
  Resources: (object, walk) => resources(object, walk),
  Shading: shading,
  ExtGState: dict(() => GRAPHICS_STATE),
}
const pattern = either(
  dict(() => PATTERN),
  stream(() => PATTERN, 'content'),
)

const SOFT_MASK: KnownKeys = { ...plainKeys('Type S BC'), G: form, TR: functions }
const GRAPHICS_STATE: KnownKeys = {
  ...plainKeys('Type LW LC LJ ML D RI OP op OPM FL SM SA BM CA ca AIS TK UseBlackPtComp'),
  Font: list((object, walk) => either(plain, font)(object, walk)),
  BG: functionRule,
  BG2: functionRule,
  UCR: functionRule,
  UCR2: functionRule,
  TR: functions,
  TR2: functions,
  SMask: either(
    plain,
    dict(() => SOFT_MASK),
  ),
}

const CHARACTERS: KnownKeys = { Registry: text, Ordering: text, Supplement: plain }
const CHARACTER_MAP: KnownKeys = {
  ...plainKeys('Type CMapName WMode'),
  CIDSystemInfo: dict(() => CHARACTERS),
  UseCMap: (object, walk) => either(plain, characterMap)(object, walk),
}
const characterMap = stream(() => CHARACTER_MAP)
const FONT_FILE = plainKeys('Length1 Length2 Length3 Subtype')
const fontFile = stream(() => FONT_FILE)
const FONT_DESCRIPTOR: KnownKeys = {
  ...plainKeys(
    'Type FontName FontStretch FontWeight Flags FontBBox ItalicAngle Ascent Descent Leading CapHeight XHeight StemV',
  ),
  ...plainKeys('StemH AvgWidth MaxWidth MissingWidth'),
  FontFile: fontFile,
  FontFile2: fontFile,
  FontFile3: fontFile,
  CIDSet: stream(() => NO_KEYS),
}
const FONT: KnownKeys = {
  ...plainKeys('Type Subtype Name BaseFont FirstChar LastChar Widths FontBBox FontMatrix DW W DW2 W2'),
  FontDescriptor: dict(() => FONT_DESCRIPTOR),
  Encoding: either(
    plain,
    dict(() => plainKeys('Type BaseEncoding Differences')),
    characterMap,
  ),
  ToUnicode: either(plain, characterMap),
  CharProcs: named(content),
  Resources: (object, walk) => resources(object, walk),
  DescendantFonts: list((object, walk) => font(object, walk)),
  CIDSystemInfo: dict(() => CHARACTERS),
  CIDToGIDMap: either(
    plain,
    stream(() => NO_KEYS),
  ),
}
const font: KeyRule = dict(() => FONT)

const RESOURCES: KnownKeys = {
  ExtGState: named(dict(() => GRAPHICS_STATE)),
  ColorSpace: named(colourSpace),
  Pattern: named(pattern),
  Shading: named(shading),
  XObject: named(drawn),
  Font: named(font),
  ProcSet: plain,
  Properties: named(layer),
}
const resources: KeyRule = dict(() => RESOURCES)

const STAMP_LOOK: KnownKeys = { N: form }

const STAMP: KnownKeys = { ...plainKeys('Type Subtype Rect F'), AP: dict(() => STAMP_LOOK) }
export const PAGE: KnownKeys = {
  ...plainKeys('Type MediaBox CropBox Rotate UserUnit'),
  Resources: resources,
  Contents: either(content, list(content)),
  Group: dict(() => GROUP),
  Annots: list(dict(() => STAMP)),
}
