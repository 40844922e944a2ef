import type { Check } from '../check';

const THIS_MACHINE = /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export const https: Check = {
  name: 'https',
  passes: 'Passwords are sent encrypted, or do not leave this machine.',
  async run({ options }) {
    const { protocol, hostname } = new URL(options.address);
    if (protocol === 'https:' || THIS_MACHINE.test(hostname)) return undefined;
    return {
      fails: `Passwords are sent to ${options.address} unencrypted.`,
      fix: 'Use https, and put that address into api-base.',
    };
  },
};
