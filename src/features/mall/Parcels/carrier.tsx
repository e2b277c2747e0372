import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { copyAndTell } from '@/state/base/copying'
import styles from './index.module.scss'
import { parcelWords } from './text'

/** A tracking number in groups of four digits, for reading. */
function grouped(number: string): string {
  const [, letters = '', digits = ''] = /^([A-Za-z]*)(.*)$/.exec(number) ?? []
  return letters + digits.replace(/(.{4})(?=.)/g, '$1 ')
}

interface Props {
  carrier: string | null
  trackingNumber: string
}

/** A carrier and a tracking number that can be copied. */
export const CarrierLine = observer(function CarrierLine({ carrier, trackingNumber }: Props) {
  return (
    <View className={styles.parcel__carrier}>
      {carrier && <Text className={styles['parcel__carrier-name']}>{carrier}</Text>}
      <Text className={styles.parcel__number}>{grouped(trackingNumber)}</Text>
      <Press
        label={parcelWords().copyNumber}
        className={styles.parcel__copy}
        onPress={() => void copyAndTell(trackingNumber)}
      >
        <Icon name="copy" size={32} colour="ink-2" />
      </Press>
    </View>
  )
})
