import {
  changePushDevice,
  endPushDevice,
  listPushDevices,
  type PushDevice,
  savePushSubscription,
} from '@coussinet/contract/push.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'
import { proven } from '../calls/proof-store.ts'
import { type DeviceSubscription, keepDevice, unsubscribeDevice } from './device-push.ts'

export const devicesQuery = queryOptions({
  queryKey: ['notifications', 'devices'],
  queryFn: ({ signal }) => call(listPushDevices, {}, { signal }),
})

export const saveDevice = mutationOptions({
  mutationFn: (subscription: DeviceSubscription) => call(savePushSubscription, { body: subscription }),
  onSuccess: (devices, subscription, _before, { client }) => {
    keepDevice(devices, subscription)
    client.setQueryData(devicesQuery.queryKey, devices)
  },
})

export const endDevice = mutationOptions({
  mutationFn: async ({ id, current }: Pick<PushDevice, 'id' | 'current'>) => {
    await call(endPushDevice, { params: { id } })
    if (current) await unsubscribeDevice()
  },
  onSettled: (_answer, _error, _device, _before, { client }) =>
    client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
})

export const chooseDetails = mutationOptions({
  mutationFn: ({ id, details }: Pick<PushDevice, 'id' | 'details'>) =>
    proven(() => call(changePushDevice, { params: { id }, body: { details } })),
  onSuccess: (devices, _device, _before, { client }) => client.setQueryData(devicesQuery.queryKey, devices),
})
