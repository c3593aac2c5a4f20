"""The server: tables that people share over the network. It knows the kernel, the Game interface, language and bots.

app           everything put together; `create_app(Config)`
routes/       the calls of the API, the feed and the page
wire          the messages, which are the description of the protocol
tables        the live tables: one lock each, choices committed before they are acknowledged
presenting    a match as one viewer may know it
voices        the languages of the games, and the names of seats
bots          workers that think for bots
identity      who a device is; passwords; tokens of seats
fairness      where the seed of a match comes from, and how to check it
exports       finished tables as documents, and their verification
store         the database; `models` its tables, `migrations/` their history
sharing       this process among others on one PostgreSQL: `fencing` of writes, `news` of them, `catching_up` with them,
              `leasing` of work, `thinkers` for bots, `worker` that does nothing else
guard         what every request must pass; `limits` how many there may be
"""
