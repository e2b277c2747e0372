import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TickRow } from '@/components/form/Tick'
import type { RunErrandsModel } from '../model'
import { words } from '../text'
import styles from './agreement.module.scss'
import { Wrong } from './goods'

/** The Price Guarantee Agreement, which has to be agreed to. */
export const Agreement = observer(({ model }: { model: RunErrandsModel }) => {
  const { agree, agreement } = words()
  const { form, fields } = model.choices
  return (
    <View id={form.idOf('agreed')} className={styles.agreement}>
      <TickRow
        on={fields.agreed.value !== ''}
        onChange={(on) => fields.agreed.set(on ? '1' : '')}
        label={agree + agreement}
      >
        <Text className={styles.agreement__text}>
          {agree}
          <Text className={styles.agreement__link} onClick={() => model.open('agreement')} role="link" tabIndex={0}>
            {agreement}
          </Text>
        </Text>
      </TickRow>
      <Wrong text={fields.agreed.error} />
    </View>
  )
})
