import { Video, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { PlayVideoModel } from './model'
import { words } from './text'

export default screen('playVideo', ({ path, cover }) => {
  const model = useModel(() => new PlayVideoModel({ path, cover }))
  return (
    <Screen title={words().title}>
      <Player model={model} />
    </Screen>
  )
})

/** The video by the platform's player, which loads it by byte ranges and stops it when the screen is left. */
const Player = observer(function Player({ model }: { model: PlayVideoModel }) {
  const { source, poster, attempt, hasFailed } = model
  const { title, failed, failedText, retry, gone, goneText } = words()
  if (!source) return <StateView kind="empty" title={gone} text={goneText} />
  if (hasFailed) {
    return <StateView kind="error" title={failed} text={failedText} action={{ text: retry, onPress: model.retry }} />
  }
  return (
    <View className={styles.player}>
      <Video
        key={attempt}
        id="video"
        className={styles.player__video}
        src={source}
        poster={poster}
        autoplay
        controls
        objectFit="contain"
        showFullscreenBtn
        onError={model.fail}
        aria-label={title}
      />
    </View>
  )
})
