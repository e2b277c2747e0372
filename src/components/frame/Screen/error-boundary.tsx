import { Component, type ReactNode } from 'react'
import { StateView } from '@/components/frame/StateView'
import { dictionary } from '@/i18n'
import { report } from '@/platform/device/report'

const words = dictionary({
  en: { title: 'Something went wrong', text: 'Nothing you did is lost', retry: 'Try again' },
  zh: { title: '页面出错了', text: '您的数据不会丢失', retry: '重试' },
})

interface State {
  failed: boolean
}

/** Shows a fallback with a retry button when a screen fails to render. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    report('Screen', error)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const { title, text, retry } = words()
    return (
      <StateView
        kind="error"
        title={title}
        text={text}
        action={{ text: retry, onPress: () => this.setState({ failed: false }) }}
      />
    )
  }
}
