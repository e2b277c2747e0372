import { act, render, screen } from '@testing-library/react'
import { runInAction } from 'mobx'
import { connection } from '@/platform/device/connection'
import { feedback } from '@/platform/view/feedback'
import { NetworkError } from '@/services/failures'
import { tell } from '@/state'
import { Resource } from '@/state/base/resource'
import { settle } from '@/testing'
import { AsyncView } from '.'

const crowded = 'The server is too crowded, please try later'

/** A resource that fails until `value` is set. */
function failing() {
  const server: { value: string | undefined } = { value: undefined }
  const resource = new Resource(() => {
    if (server.value !== undefined) return Promise.resolve(server.value)
    connection.say(crowded)
    return Promise.reject(new NetworkError(503, 'Service unavailable'))
  })
  return { server, resource }
}

const show = async (resource: Resource<string>) => {
  render(<AsyncView resource={resource}>{(value) => <p>{value}</p>}</AsyncView>)
  await settle()
}

afterEach(() => {
  act(() => connection.say(''))
  feedback.hush()
})

it('says once what is wrong: the notice of the connection goes', async () => {
  const { resource } = failing()
  await show(resource)
  expect(screen.getByRole('alert')).toHaveTextContent('Service unavailable')
  expect(connection.notice).toBe('')
})

it('gives way to the toast of what a person did', () => {
  connection.say(crowded)
  tell(new NetworkError(503, 'Service unavailable'))
  expect(feedback.toast).toBe('Service unavailable')
  expect(connection.notice).toBe('')
})

it('tries again by itself when the network is back', async () => {
  const { server, resource } = failing()
  await show(resource)
  server.value = 'There it is'
  await settle(() => runInAction(() => Reflect.set(connection, 'online', false)))
  expect(screen.getByRole('alert')).toHaveTextContent('You’re offline')
  await settle(() => runInAction(() => Reflect.set(connection, 'online', true)))
  expect(screen.getByText('There it is')).toBeVisible()
})
