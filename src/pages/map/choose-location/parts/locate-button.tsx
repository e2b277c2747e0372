import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import styles from '../index.module.scss'
import type { ChooseLocationModel } from '../model'
import { words } from '../text'

/** Moves the map to where the device is. */
export const LocateButton = observer(({ model: { locating, locate } }: { model: ChooseLocationModel }) => (
  <View className={styles.choose__locate}>
    <Press
      label={words().locate}
      disabled={locating}
      onPress={() => void locate()}
      className={styles.choose__locateDisc}
      reach={8}
    >
      <Icon name="locate-fixed" size={36} colour={locating ? 'ink-3' : 'info'} />
    </Press>
  </View>
))
