/** Registry key of the folder that the loader imports the modules of this version from. */
export const FOLDER_KEY = `folder ${__VERSION__}`;
