import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Bits of the authenticator flags: user present, user verified, attested credential data. */
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

/** Deviations from what a browser would send. */
export interface Deviation {
  origin?: string;
  /** False if the authenticator has not verified the user. */
  verified?: boolean;
  counter?: number;
  userHandle?: string;
}

/** The options of the server that are used here. */
interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const encode = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** Creates a software authenticator with one passkey. It answers as the browser would. */
export function makeAuthenticator(origin: string) {
  const rawId = randomBytes(16);
  const id = encode(rawId);
  let key: KeyObject | undefined;
  let handle = '';
  let counter = 0;

  const clientData = (type: string, { challenge }: Options, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  const authenticatorData = (rpId: string, { verified = true, ...rest }: Deviation, more = 0) => {
    const flags = FLAGS.present | (verified ? FLAGS.verified : 0) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(rest.counter ?? counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };

  return {
    id,
    /** Creates the passkey. */
    create(options: Options, deviation: Deviation = {}): RegistrationResponseJSON {
      const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      key = pair.privateKey;
      handle = options.user?.id ?? '';
      const { x, y } = pair.publicKey.export({ format: 'jwk' });
      const bytes = (text?: string) => new Uint8Array(Buffer.from(text ?? '', 'base64url'));
      // COSE: an EC2 key for ES256 on P-256.
      const publicKey = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]);
      const authData = Buffer.concat([
        authenticatorData(options.rp?.id ?? '', deviation, FLAGS.attested),
        Buffer.alloc(16),
        Buffer.from([0, rawId.length]),
        rawId,
        isoCBOR.encode(publicKey),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(clientData('webauthn.create', options, deviation.origin)),
          attestationObject: encode(isoCBOR.encode(attestation as never)),
        },
      };
    },
    /** Signs a challenge with the passkey. */
    get(options: Options, deviation: Deviation = {}): AuthenticationResponseJSON {
      if (!key) throw new Error('The authenticator has no passkey.');
      counter += 1;
      const client = clientData('webauthn.get', options, deviation.origin);
      const data = authenticatorData(options.rpId ?? '', deviation);
      const signed = Buffer.concat([data, sha256(client)]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(createSign('sha256').update(signed).sign(key)),
          userHandle: deviation.userHandle ?? handle,
        },
      };
    },
  };
}
