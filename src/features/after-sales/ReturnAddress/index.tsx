import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { AfterSale } from '@contract/entities/after-sale'
import { Note } from '@/components/base/Note'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import { Written } from '@/platform/view/written'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    title: 'Return address',
    copy: 'Copy',
    copyIt: 'Copy the return address',
    onLabel: 'For the label:',
    note: 'Keep the goods intact and include any gifts. The refund goes to the account you paid from.',
  },
  zh: {
    title: '退货地址',
    copy: '复制',
    copyIt: '复制退货地址',
    onLabel: '面单填写：',
    note: '请保持商品完好，并附上全部赠品。退款将退回原支付账户。',
  },
})

interface Props {
  address: NonNullable<AfterSale['returnAddress']>
  onCopy: () => void
}

/** Destination of a case's return. */
export const ReturnAddress = observer(function ReturnAddress({ address, onCopy }: Props) {
  const { title, copy, copyIt, note, onLabel } = words()
  return (
    <View className={styles.return}>
      <View className={styles.return__head}>
        <Text className={styles.return__title} role="heading" aria-level={2}>
          {title}
        </Text>
        <Press label={copyIt} onPress={onCopy} reach={16}>
          <Text className={styles.return__copy}>{copy}</Text>
        </Press>
      </View>
      <Text className={styles.return__who}>
        <Written text={`${address.name}  ${address.phone}`} />
      </Text>
      <Text className={styles.return__where}>
        <Written text={address.address} />
      </Text>
      {address.label && (
        <Text className={styles.return__label}>
          <Written text={`${onLabel} ${address.label.name}, ${address.label.address}`} />
        </Text>
      )}
      <Note kind="info" icon="info" text={note} />
    </View>
  )
})
