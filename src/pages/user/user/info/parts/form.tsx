import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { User } from '@contract/entities/user'
import { limits } from '@contract/limits'
import { Avatar as Face } from '@/components/base/Avatar'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Count } from '@/components/form/Count'
import { DaySheet } from '@/components/form/DaySheet'
import { Field } from '@/components/form/Field'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen } from '@/components/frame/Screen'
import { Cropper } from '@/pages/user/user/info/Cropper'
import { useModel } from '@/state'
import { ProfileModel } from '../model'
import { words } from '../text'
import styles from './form.module.scss'

const genders = ['male', 'female', 'secret'] as const

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <View className={styles.form__row}>
    <Text className={styles.form__label}>{label}</Text>
    {children}
  </View>
)

/** The avatar; a press changes it. */
const Avatar = observer(({ model: { avatar, sendingAvatar, changeAvatar } }: { model: ProfileModel }) => {
  const { avatar: label, sending } = words()
  return (
    <View className={styles.form__avatar}>
      <Press
        label={sendingAvatar ? sending : label}
        disabled={sendingAvatar}
        onPress={() => void changeAvatar()}
        className={styles.form__face}
      >
        <Face picture={avatar} size={160} faded={sendingAvatar} />
        <View className={styles.form__camera}>
          <Icon name="camera" size={32} colour="white" />
        </View>
      </Press>
    </View>
  )
})

const Gender = observer(({ model }: { model: ProfileModel }) => (
  <Row label={words().gender}>
    <View className={styles.form__chips}>
      {genders.map((gender) => (
        <Chip
          key={gender}
          text={words()[gender]}
          on={model.gender === gender}
          ground="card"
          onPress={() => model.setGender(gender)}
        />
      ))}
    </View>
  </Row>
))

const Birthday = observer(({ model: { birthday, pick } }: { model: ProfileModel }) => {
  const { birthday: label, choose } = words()
  const shown = birthday.value || choose
  return (
    <Row label={label}>
      <Press
        label={`${label}, ${shown}`}
        onPress={pick}
        className={styles[birthday.error ? 'form__day--wrong' : 'form__day']}
      >
        <Text className={styles[birthday.value ? 'form__value' : 'form__value--none']}>{shown}</Text>
        <Icon name="calendar" size={40} colour="ink-3" />
      </Press>
      {birthday.error && (
        <Text className={styles.form__error} role="alert">
          {birthday.error}
        </Text>
      )}
    </Row>
  )
})

/** Profile form with one save button. */
export const ProfileForm = observer(function ProfileForm({ user }: { user: User }) {
  const model = useModel((api, root) => new ProfileModel(api, root, user))
  const { title, nickname, email, emailHint, signature, signatureHint, save } = words()
  const footer = (
    <BottomBar wide>
      <Button text={save} busy={model.form.busy} onPress={() => void model.save()} />
    </BottomBar>
  )
  const { cropping } = model
  const overlay = cropping ? (
    <Cropper
      model={cropping}
      busy={model.sendingAvatar}
      onCancel={model.endCrop}
      onAgain={() => void model.changeAvatar()}
      onUse={() => void model.useCrop()}
    />
  ) : (
    <DaySheet
      title={words().pick}
      open={model.picking}
      value={model.birthday.value}
      onClose={model.stopPicking}
      onPick={model.picked}
    />
  )
  return (
    <Screen title={title} footer={footer} overlay={overlay}>
      <View className={styles.form}>
        <Avatar model={model} />
        <Row label={nickname}>
          <Field
            {...fieldOf(model.nickname)}
            placeholder={nickname}
            suffix={<Count text={model.nickname.value.trim()} max={limits.nicknameMax} />}
            clearable
          />
        </Row>
        <Gender model={model} />
        <Birthday model={model} />
        <Row label={email}>
          <Field {...fieldOf(model.email)} label={email} placeholder={emailHint} fills="email" clearable />
        </Row>
        <Row label={signature}>
          <Field
            label={signature}
            value={model.signature}
            placeholder={signatureHint}
            suffix={<Count text={model.signature} max={limits.signatureMax} />}
            onChange={model.setSignature}
            clearable
          />
        </Row>
      </View>
    </Screen>
  )
})

const fieldOf = ({ value, error, set, leave }: ProfileModel['email']) => ({
  value,
  error,
  onChange: set,
  onBlur: leave,
})
