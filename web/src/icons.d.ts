// Icons of Lucide by their names: `scripts/icons.ts`.
declare module '~icons/lucide/*' {
  const icon: import('./ui/icon.ts').Icon
  export default icon
}
