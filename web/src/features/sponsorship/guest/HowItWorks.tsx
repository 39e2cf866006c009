import { Print } from '#ui/print/Print.tsx'

const toes = [1, 2, 3, 4] as const

type HowItWorksProps = { title: string; steps: readonly string[]; texts: readonly string[] }

/** The four steps from the invitation to the gain, a toe each. */
export function HowItWorks({ title, steps, texts }: HowItWorksProps) {
  return (
    <section className="open-steps" aria-labelledby="how">
      <h2 id="how">{title}</h2>
      <ol className="four">
        {toes.map((toe) => (
          <li key={toe}>
            <Print done={toe} className="open-print" />
            <h3>{steps[toe - 1]}</h3>
            <p className="muted">{texts[toe - 1]}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
