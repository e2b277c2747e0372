import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import type { OrderWork } from '../order-work'
import type { ShortageWork } from '../shortage-work'
import { shortageWords as words } from './shortage-text'
import styles from './shortage.module.scss'

/** Asks which dish of an order is sold out and what the store can make in its place. Give it to the Screen as `overlay`. */
export const ShortageSheet = observer(({ work: { shortage, orders } }: { work: OrderWork }) => {
  const t = words()
  const foot = (
    <View className={styles.shortage__foot}>
      <Button
        text={t.send}
        busy={orders.busy !== ''}
        disabled={shortage.offers?.status !== 'ready'}
        onPress={() => void shortage.send()}
      />
    </View>
  )
  return (
    <Sheet open={shortage.order !== undefined} onClose={shortage.end} title={t.report} foot={foot}>
      <View className={styles.shortage}>
        <Text className={styles.shortage__title}>{t.which}</Text>
        <RadioGroup
          label={t.which}
          options={shortage.dishes.map(({ position, name, quantity }) => ({
            ...{ value: position, text: name, aside: `×${quantity}` },
          }))}
          chosen={shortage.position}
          onChoose={shortage.choose}
          lines="each"
        />
        <Offers work={shortage} />
      </View>
    </Sheet>
  )
})

const Offers = observer(({ work }: { work: ShortageWork }) => {
  const t = words()
  if (!work.offers) return null
  return (
    <AsyncView resource={work.offers} inline>
      {({ ifSoldOut, items }) => (
        <>
          <Text className={styles.shortage__note}>{t[ifSoldOut]}</Text>
          {ifSoldOut !== 'refund' && items.length > 0 && (
            <>
              <Text className={styles.shortage__title}>{t.offer}</Text>
              <RadioGroup
                label={t.offer}
                options={[
                  { value: null, text: t.none },
                  ...items.map(({ goodsId, name, optionText, price, back }) => ({
                    value: goodsId,
                    text: name,
                    note: [formatMoney(price), optionText, back > 0 ? t.back(formatMoney(back)) : t.even]
                      .filter(Boolean)
                      .join(' · '),
                  })),
                ]}
                chosen={work.goodsId}
                onChoose={work.offer}
                lines="each"
              />
            </>
          )}
        </>
      )}
    </AsyncView>
  )
})
