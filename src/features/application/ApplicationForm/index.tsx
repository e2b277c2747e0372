import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FilledIn } from '@contract/entities/application'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { ConsentRow } from '@/components/form/ConsentRow'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen } from '@/components/frame/Screen'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import { ApplicationSteps } from '../ApplicationSteps'
import { ApplicationModel, consent } from '../model'
import { AnyRow } from '../rows'
import type { ApplicationSpec, Card as CardSpec } from '../spec'
import { words } from '../text'
import styles from './index.module.scss'
import { LazyRowSheets } from './lazy-sheets'

interface Props {
  spec: ApplicationSpec
  filledIn: FilledIn | null
  field: string | undefined
}

/** The form of an application with one button. */
export const ApplicationForm = observer(function ApplicationForm({ spec, filledIn, field }: Props) {
  const model = useModel((api, root) => new ApplicationModel(api, root, spec, { filledIn, field }))
  const { wrong } = model.form
  return (
    <Screen
      title={spec.title()}
      scrollIntoView={wrong && model.idOf(wrong)}
      footer={<Submit model={model} isAgain={filledIn !== null} />}
      overlay={<LazyRowSheets model={model} cards={spec.cards} />}
    >
      <View className={styles.form}>
        <ApplicationSteps step={1} />
        {model.isRead && (
          <View className={styles.form__note}>
            <Note kind="info" icon="info" text={words().read} />
          </View>
        )}
        {spec.cards.map((card) => (
          <Card key={card.rows[0]?.name} model={model} card={card} />
        ))}
        <Consent model={model} />
      </View>
    </Screen>
  )
})

const Card = observer(({ model, card: { heading, rows } }: { model: ApplicationModel; card: CardSpec }) => (
  <View className={styles.form__card}>
    <Text className={styles.form__heading} role="heading" aria-level={2}>
      {heading()}
    </Text>
    {rows.map((row, index) => (
      <View key={row.name} className={styles[index ? 'form__row' : 'form__row--first']}>
        <AnyRow model={model} row={row} />
      </View>
    ))}
  </View>
))

const Consent = observer(({ model }: { model: ApplicationModel }) => {
  const { agree, agreement, isTrue } = words()
  const { error } = model.field(consent)
  return (
    <View id={model.idOf(consent)} className={styles.form__consent}>
      <ConsentRow
        on={model.agreed}
        onChange={model.agree}
        parts={[agree, { text: agreement, onOpen: () => navigate('userAgreement', {}) }, isTrue]}
        error={error}
      />
    </View>
  )
})

const Submit = observer(({ model, isAgain }: { model: ApplicationModel; isAgain: boolean }) => (
  <BottomBar wide>
    <Button
      text={isAgain ? words().again : words().submit}
      busy={model.form.busy}
      onPress={() => void model.submit()}
    />
  </BottomBar>
))
