declare module 'tesseract.js-core/tesseract-core-*' {
  type Api = {
    /** 0 where it is ready */
    Init(folder: string, language: string, engine: number): number
    SetVariable(name: string, value: string): boolean
    SetPageSegMode(mode: number): void
    /** Takes the picture that stands at /input. */
    SetImageFile(exif: number, angle: number, upscale: boolean): number
    Recognize(monitor: null): number
    GetTSVText(page: number): string
    Clear(): void
    /** Drops the language, for another one. */
    End(): void
  }
  type Core = { FS: { writeFile(path: string, bytes: Uint8Array): void }; TessBaseAPI: new () => Api }
  const load: (options: { print?: (line: string) => void; printErr?: (line: string) => void }) => Promise<Core>
  export default load
}
