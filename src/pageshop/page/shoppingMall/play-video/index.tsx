import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { PlayVideoModel } from './model'
import { MovingPicture } from './parts/moving-picture'
import { words } from './text'

export default screen('playVideo', ({ path, cover }) => {
  const model = useModel(() => new PlayVideoModel({ path, cover }))
  return (
    <Screen title={words().title}>
      <Player model={model} />
    </Screen>
  )
})

/** The video, or why there is none. */
const Player = observer(function Player({ model }: { model: PlayVideoModel }) {
  const { source, poster, attempt, hasFailed } = model
  const { play, failed, failedText, retry, gone, goneText } = words()
  if (!source) return <StateView kind="empty" title={gone} text={goneText} />
  if (hasFailed) {
    return <StateView kind="error" title={failed} text={failedText} action={{ text: retry, onPress: model.retry }} />
  }
  return (
    <View className={styles.player}>
      <MovingPicture key={attempt} source={source} poster={poster} label={play} onError={model.fail} />
    </View>
  )
})
