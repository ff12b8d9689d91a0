// How the benchmark asks a server process what it has used so far.
export function answerQuestions() {
  process.on('message', (question) => {
    if (question === 'exit') process.exit(0);
    const { user, system } = process.cpuUsage();
    process.send({ cpuSeconds: (user + system) / 1e6, rssMb: Math.round(process.memoryUsage.rss() / 2 ** 20) });
  });
}
