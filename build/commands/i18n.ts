/** `npm run i18n`: checks that the texts of all languages are those the code asks for. */
import { findProblems } from '../i18n/problems';

const problems = await findProblems();
for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log('The texts are complete in all languages, and all are used.');
else process.exitCode = 1;
