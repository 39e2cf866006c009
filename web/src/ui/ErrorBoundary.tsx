import { Component, type ErrorInfo, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  fallback: (reset: () => void, error: unknown) => ReactNode
  onError?: ((error: unknown, component_stack: string) => void) | undefined
  /** A new key clears the failure: the address of the page, for instance. */
  resetKey?: string | undefined
  children: ReactNode
}

type BoundaryState = { failure: { error: unknown } | null }

/** Shows its fallback instead of a part that failed to render. React knows no other form of it than a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError?.(error, componentStack ?? '')
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failure && before.resetKey !== this.props.resetKey) this.reset()
  }

  reset = () => this.setState({ failure: null })

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(this.reset, failure.error) : this.props.children
  }
}
