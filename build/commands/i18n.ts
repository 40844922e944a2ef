/** `npm run i18n`: checks that the texts of all languages match those that the code uses. */
import { findProblems } from '../i18n/problems';

const problems = await findProblems();
for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log('The texts are complete in all languages, and all are used.');
else process.exitCode = 1;
