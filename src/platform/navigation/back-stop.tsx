import { useState, useSyncExternalStore } from 'react'
import { PageContainer, View } from '@tarojs/components'
import { onGuards, topGuard } from './back-guard'
import { useInView } from './page-view'

/**
 * An empty page container while something takes steps back: The mini-program closes that one instead of the screen, once, so each
 * step makes a new one.
 */
export function BackStop() {
  const inView = useInView()
  const guard = useSyncExternalStore(onGuards, topGuard)
  const [steps, setSteps] = useState(0)
  if (!inView || !guard) return null
  const stepped = () => {
    setSteps((before) => before + 1)
    topGuard()?.()
  }
  return (
    <View key={steps}>
      <PageContainer show overlay={false} duration={0} onBeforeLeave={stepped} />
    </View>
  )
}
