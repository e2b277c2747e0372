import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MerchantRefund } from '@contract/entities/merchant-refund'
import { Note } from '@/components/base/Note'
import { Picture } from '@/components/base/Picture'
import { CopyFact } from '@/components/list/CopyFact'
import { Written } from '@/platform/view/written'
import { copyAndTell } from '@/state/base/copying'
import { goodsWords } from '../goods-text'
import { words } from '../text'
import styles from './goods-facts.module.scss'

type Goods = NonNullable<MerchantRefund['goods']>

/** Extra facts of a case of goods: its service, the return parcel, and the statements since the application. */
export const GoodsFacts = observer(function GoodsFacts({ refund, goods }: { refund: MerchantRefund; goods: Goods }) {
  const t = goodsWords()
  const { returnParcel: parcel, counted } = goods
  const by = { customer: t.said, merchant: t.you, platform: t.platform }
  const said = goods.statements.filter(({ kind }) => kind !== 'applied' && kind !== 'refused')
  return (
    <View className={styles.facts}>
      <Text className={styles.facts__service}>{t[refund.service]}</Text>
      {parcel && (
        <CopyFact
          label={parcel.deliveredAt ? `${parcel.company.name} · ${t.delivered}` : parcel.company.name}
          value={parcel.number}
          onCopy={() => void copyAndTell(parcel.number)}
        />
      )}
      {counted && counted.disputed > 0 && <Note kind="warn" text={t.missing(counted.disputed)} />}
      {said.map(({ id, by: side, text, pictures }) => (
        <View key={id} className={styles.facts__said}>
          <Text className={styles.facts__text}>
            {`${by[side]}: `}
            <Written text={text} />
          </Text>
          {pictures.length > 0 && (
            <View className={styles.facts__pictures}>
              {pictures.map((picture) => (
                <Picture key={picture.path} picture={picture} width={112} label={words().picture} />
              ))}
            </View>
          )}
        </View>
      ))}
    </View>
  )
})
