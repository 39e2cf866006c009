import '#ui/theme/theme.css'
import { createRoot } from 'react-dom/client'
import { KitPage } from '#ui/kit/KitPage.tsx'

// `/kit` in development: each component in each state. No build carries it.
const root = document.getElementById('root')
if (root) createRoot(root).render(<KitPage />)
