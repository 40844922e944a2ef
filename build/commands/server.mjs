/** The command that runs the reference server and its demo portal in the foreground. */
export const serverCommand = [process.execPath, '--import', 'tsx', 'demo/server/main.ts'];
