import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { settings } from '@contract/settings'
import { Logo } from '@/components/base/Logo'
import { Sheet } from '@/components/frame/Sheet'
import { words } from '../text'
import styles from './about.module.scss'

interface Props {
  open: boolean
  onClose: () => void
}

/** Description and version of the app. */
export const AboutSheet = observer(({ open, onClose }: Props) => {
  const { about, slogan, version } = words()
  const { versionName, versionCode } = settings()
  return (
    <Sheet open={open} onClose={onClose} title={about}>
      <View className={styles.about}>
        <Logo size={128} />
        <Text className={styles.about__slogan}>{slogan}</Text>
        <Text className={styles.about__version}>{version(versionName, versionCode)}</Text>
      </View>
    </Sheet>
  )
})
